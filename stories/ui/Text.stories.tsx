import type { Meta, StoryObj } from '@storybook/react-vite';
import { isolate } from '~/lib/text';
import { Logo } from '~/ui/Logo';
import { Divider, Row, Stack } from '~/ui/Page';
import { CodeText, Keys, MissingValue, MutedText, TextLink, withBdi } from '~/ui/text';
import { Day, MoneyText, NumberText, Time } from '~/ui/values';

/** Texts, values, the logo and the dividers of the specification. */
function Texts() {
  return (
    <Stack gap={4}>
      <Row>
        <TextLink href="#profile">Acme Robotics</TextLink>
        <TextLink href="#name" tone="plain">
          Acme Robotics
        </TextLink>
        <MutedText>muted</MutedText>
        <CodeText>org_q8ZTD2P1</CodeText>
        <Keys keys={['Ctrl', 'K']} />
        {withBdi(`Deactivate ${isolate('אקמה בע״מ')}?`)}
      </Row>
      <Row>
        <NumberText value={91_465} />
        <MoneyText amount={3371.42} currency="USD" />
        <Day value="2026-03-01" />
        <Time value="2026-03-01T09:30:00Z" />
        <MissingValue />
      </Row>
      <Divider />
      <Divider darker height={2} />
      <Row>
        <Logo provider="Acme" width={128} height={44} />
        <Divider type="vertical" />
        <Logo provider="Acme" logoOnly />
      </Row>
    </Stack>
  );
}

const meta = { title: 'ui/Text', component: Texts } satisfies Meta<typeof Texts>;
export default meta;

export const All: StoryObj<typeof meta> = {};
