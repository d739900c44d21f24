import { bufferedReports, type ErrorReport } from '~/lib/report';

/** Passes on the buffered reports and all later ones. */
export function sendReports(next: (errorReport: ErrorReport) => void): void {
  const earlier = bufferedReports.splice(0);
  bufferedReports.push = (...reports) => {
    for (const each of reports) next(each);
    return 0;
  };
  for (const each of earlier) next(each);
}
