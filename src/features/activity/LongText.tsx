import { useState } from 'react';
import { hasRightToLeft } from '~/lib/bidi';
import { ShowAllButton } from './ShowAllButton';

/** Of notes and reasons. */
export const maxNoteLength = 240;

interface LongTextProps {
  /**
   * Shown before the text, in one element with it: a value such as "Active" in an element of its own
   * would be found like the organization's status.
   */
  readonly prefix?: string;
  readonly text: string;
  /** In characters; a longer text is shown in full on demand. */
  readonly maxLength: number;
}

/** Text of users. Its direction doesn't change that of the text around it. */
export function LongText({ prefix = '', text, maxLength }: LongTextProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const characters = Array.from(text);
  const isLong = characters.length > maxLength;
  const shown = isLong && !isExpanded ? `${characters.slice(0, maxLength).join('')}…` : text;
  const isIsolated = hasRightToLeft(shown);
  return (
    <>
      <span>{isIsolated ? prefix : prefix + shown}</span>
      {isIsolated && <bdi>{shown}</bdi>}
      {isLong && (
        <span>
          {' '}
          <ShowAllButton isExpanded={isExpanded} onToggle={() => setIsExpanded(!isExpanded)} />
        </span>
      )}
    </>
  );
}
