import { useState } from 'react';
import { Button } from '~/ui/button/Button';

interface LongTextProps {
  readonly text: string;
  /** In characters; a longer text is shown in full on demand. */
  readonly maxLength: number;
}

/** Letters of scripts that are written from right to left. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** Text of users. Its direction doesn't change that of the text around it. */
export function LongText({ text, maxLength }: LongTextProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const characters = Array.from(text);
  const isLong = characters.length > maxLength;
  const shown = isLong && !isExpanded ? `${characters.slice(0, maxLength).join('')}…` : text;
  const isolated = rightToLeft.test(shown) ? <bdi>{shown}</bdi> : shown;
  if (!isLong) return isolated;
  return (
    <>
      {isolated}{' '}
      <Button
        variant="quiet"
        size="small"
        aria-expanded={isExpanded}
        onClick={() => setIsExpanded(!isExpanded)}
      >
        {isExpanded ? 'Show less' : 'Show all'}
      </Button>
    </>
  );
}
