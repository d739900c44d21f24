import { observer } from 'mobx-react-lite';
import { matchReason } from '~/domain/matchReason';
import type { Organization } from '~/domain/Organization';
import { copyableClass } from '~/ui/table/rowClasses';

interface MatchNoteProps {
  readonly organization: Organization;
  readonly search: string;
}

/** Where a search has found an organization, before its subdomain; nothing if by its name. */
export const MatchNote = observer(function MatchNote({ organization, search }: MatchNoteProps) {
  const reason = matchReason(organization, search);
  if (reason === undefined) return null;
  return (
    <>
      <span className={copyableClass} title={reason}>
        {reason}
      </span>
      <span>{' · '}</span>
    </>
  );
});
