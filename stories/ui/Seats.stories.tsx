import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline, Stack } from '~/ui/layout';
import { Avatar, CapacityBar, Monogram } from '~/ui/Seats';

const names = ['Acme Robotics', 'Kuhn & Hamill', 'Łódź Tools', 'Vega', '株式会社', '—'];

/** Tiles and bars. */
function Seats() {
  return (
    <Stack gap={5} style={{ maxInlineSize: 320 }}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Inline key={size} justify="center" wrap>
          {names.map((name) => (
            <Monogram key={name} name={name} size={size} />
          ))}
        </Inline>
      ))}
      <Inline justify="center" wrap>
        <Avatar name="Robin Hale" />
      </Inline>
      {[0, 3, 60, 246, 250, 260].map((used) => (
        <CapacityBar key={used} label="Seats in use" used={used} total={250} />
      ))}
      <CapacityBar label="Seats in use" size="thick" used={52_932} total={91_465} />
    </Stack>
  );
}

const meta = { title: 'ui/Seats', component: Seats } satisfies Meta<typeof Seats>;
export default meta;

export const All: StoryObj<typeof meta> = {};
