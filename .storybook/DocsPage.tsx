import {
  Controls,
  Description,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { guidance } from '../stories/guidance';

/** The docs page of a component: description, guidance, props and all its stories. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guidelines = guidance[preparedMeta.title.replace(/^ui\//, '')];
  return (
    <>
      <Title />
      <Description />
      {guidelines && (
        <p>
          <strong>Use for</strong> {guidelines.use}. <strong>Not for</strong> {guidelines.not}.
        </p>
      )}
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}
