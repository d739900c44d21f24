import type { SheetProblem } from '~/features/import/rows/ImportRow';
import { formatNumber } from '~/lib/format';
import { formatFileSize } from '~/lib/formatFileSize';
import { message } from '~/messages/message';
import { validationMessage } from '~/messages/validationCatalogue';

/** For a file whose encoding nobody knows. */
export const unknownEncodingText =
  'The file is not valid UTF-8 text. Save it as CSV UTF-8 or .xlsx and add it again.';

/** What to do with a file that only its own program can read. */
export const saveAgainText = 'Save it as .xlsx or CSV UTF-8 and add it again.';

const damagedText = `The file is damaged. ${saveAgainText}`;

/** Why a file is rejected, and what to do. */
export function sheetProblemText(problem: SheetProblem, fileName: string): string {
  switch (problem.problem) {
    case 'no_text':
      return /\.xlsx$/i.test(fileName) ? damagedText : validationMessage('file_type');
    case 'damaged':
      return damagedText;
    case 'protected':
      return `The file has a password or an old format. ${saveAgainText}`;
    case 'too_large':
      return `The file is larger than ${formatFileSize(problem.max)} unpacked. Split it into smaller files.`;
    case 'encoding':
    case 'unknown_encoding':
      return unknownEncodingText;
    case 'empty':
      return message('at_least', { count: 1, name: 'organization' });
    case 'too_many_columns':
      return `The file has more than ${formatNumber(problem.max)} columns. Remove some of them.`;
    case 'too_many_rows':
      return `The file has more than ${formatNumber(problem.max)} rows. Split it into smaller files.`;
    case 'unclosed':
      return `Line ${formatNumber(problem.line)} has an unclosed quotation mark.`;
  }
}
