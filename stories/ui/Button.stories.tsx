import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Plus, Trash2 } from 'lucide-react';
import { Button, IconButton, LinkButton } from '~/ui/Button';
import { CopyButton, CopyTextButton } from '~/ui/Copy';
import { Inline, Stack } from '~/ui/layout';

const variants = ['primary', 'secondary', 'active', 'quiet', 'danger', 'dangerous'] as const;
const sizes = ['small', 'medium', 'large'] as const;

/** Every variant in its sizes and states, and the buttons that derive from it. */
function Buttons() {
  return (
    <Stack gap={4}>
      {sizes.map((size) => (
        <Inline key={size} justify="center" wrap>
          {variants.map((variant) => (
            <Button key={variant} size={size} variant={variant}>
              {variant}
            </Button>
          ))}
        </Inline>
      ))}
      <Inline justify="center" wrap>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            Disabled
          </Button>
        ))}
      </Inline>
      <Inline justify="center" wrap>
        <Button busy>Save changes</Button>
        <Button busy variant="primary" icon={<Plus size={16} />}>
          New organization
        </Button>
        <Button icon={<Plus size={16} />}>Add subscription</Button>
        <IconButton label="Export CSV" icon={<Download size={16} />} />
        <IconButton label="Remove" variant="secondary" icon={<Trash2 size={16} />} />
        <IconButton label="Loading" busy icon={<Download size={16} />} />
        <LinkButton href="#home">Go home</LinkButton>
        <CopyButton name="ID" value="org_1" />
        <CopyTextButton value="org_1" />
      </Inline>
      <div style={{ inlineSize: 200 }}>
        <Button>A label that is too long for the space that there is for it on one line</Button>
      </div>
    </Stack>
  );
}

const meta = { title: 'ui/Button', component: Buttons } satisfies Meta<typeof Buttons>;
export default meta;

export const All: StoryObj<typeof meta> = {};
