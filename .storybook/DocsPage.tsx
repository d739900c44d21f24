import {
  Controls,
  Description,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { guidance } from '../stories/guidance';

/**
 * The page of a part: what it is, when to use it and when not, its props, and all of its stories.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guidelines = guidance[preparedMeta.title.replace(/^ui\//, '')];
  return (
    <>
      <Title />
      <Description />
      {guidelines && (
        <p>
          <strong>For</strong> {guidelines.use}. <strong>Not for</strong> {guidelines.not}.
        </p>
      )}
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}
