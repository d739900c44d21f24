import { textParts } from '~/domain/links/textParts';
import { newTab } from '~/lib/newTab';
import { useStores } from '~/stores/context';
import { TextLink } from '~/ui/text';

interface LinkedTextProps {
  readonly text: string;
}

/**
 * Text that users have typed: its URLs and, if configured, ticket keys are links. The direction of the
 * text around a link can't reorder it.
 */
export function LinkedText({ text }: LinkedTextProps) {
  const { integrations } = useStores();
  const parts = textParts(text, integrations.tickets);
  return (
    <>
      {parts.map(({ text: shown, href }, index) =>
        href === undefined ? (
          // oxlint-disable-next-line react/no-array-index-key -- a text may occur twice
          <span key={index}>{shown}</span>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- and a URL
          <TextLink key={index} href={href} dir="ltr" {...newTab}>
            {shown}
          </TextLink>
        ),
      )}
    </>
  );
}
