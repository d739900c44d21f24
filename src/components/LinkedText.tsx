import { codePointCount } from '~/lib/text';
import { textParts, type TextPart } from '~/domain/links/textParts';
import { newTab } from '~/lib/newTab';
import { useStores } from '~/stores/context';
import { TextLink } from '~/ui/text/TextLink';

interface LinkedTextProps {
  readonly text: string;
  /** In characters; a longer text is cut there, with an ellipsis. */
  readonly maxLength?: number;
}

/** A text of users whose URLs and, if configured, ticket keys are links. */
export function LinkedText({ text, maxLength = Infinity }: LinkedTextProps) {
  const { integrations } = useStores();
  const parts = textParts(text, integrations.tickets);
  return cut(parts, maxLength).map(({ text: shown, href }, index) =>
    href === undefined ? (
      shown
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- a URL may occur twice
      <TextLink key={index} href={href} {...newTab}>
        {shown}
      </TextLink>
    ),
  );
}

/** A link that is cut still leads to all of its URL. */
function cut(parts: readonly TextPart[], maxLength: number): readonly TextPart[] {
  let left = maxLength;
  const shown: TextPart[] = [];
  for (const part of parts) {
    const length = codePointCount(part.text);
    if (length > left)
      return [...shown, { ...part, text: `${Array.from(part.text).slice(0, left).join('')}…` }];
    shown.push(part);
    left -= length;
  }
  return shown;
}
