import type { Meta, StoryObj } from '@storybook/react-vite';
import { isolate } from '~/lib/text';
import { Logo } from '~/ui/Logo';
import { Divider, Inline, Stack } from '~/ui/layout';
import { CodeText, Keys, MissingValue, Muted, TextLink, withBdi } from '~/ui/text';
import { Day, MoneyText, NumberText, Time } from '~/ui/values';

/** Texts, values, the logo and the dividers of the specification. */
function Texts() {
  return (
    <Stack gap={4}>
      <Inline justify="center" wrap>
        <TextLink href="#profile">Acme Robotics</TextLink>
        <TextLink href="#name" tone="plain">
          Acme Robotics
        </TextLink>
        <Muted>muted</Muted>
        <CodeText>org_q8ZTD2P1</CodeText>
        <Keys keys={['Ctrl', 'K']} />
        {withBdi(`Deactivate ${isolate('אקמה בע״מ')}?`)}
      </Inline>
      <Inline justify="center" wrap>
        <NumberText value={91_465} />
        <MoneyText amount={3371.42} currency="USD" />
        <Day value="2026-03-01" />
        <Time value="2026-03-01T09:30:00Z" />
        <MissingValue />
      </Inline>
      <Divider />
      <Divider darker height={2} />
      <Inline justify="center" wrap>
        <Logo provider="Acme" width={128} height={44} />
        <Divider type="vertical" />
        <Logo provider="Acme" logoOnly />
      </Inline>
    </Stack>
  );
}

const meta = { title: 'ui/Text', component: Texts } satisfies Meta<typeof Texts>;
export default meta;

export const All: StoryObj<typeof meta> = {};
