import { useEffect, useState } from 'react';
import { DemoAccounts } from '~~/mocks/demo/DemoAccounts';
import { AppProviders } from '~/app/AppProviders';
import type { Demo } from '~/components/Demo';
import { createStoryApp, type StoryAppOptions } from '~~/tests/fixtures/createStoryApp';

export interface StoryAppProps extends StoryAppOptions {
  /** Shows the demo accounts on the login screen. */
  readonly demo?: boolean;
}

const demoAccountsOnly: Demo = {
  renderControl: () => null,
  renderAccounts: (props) => <DemoAccounts {...props} />,
};

/** A complete console for one story, with its own stores, database and in-memory router. */
export function StoryApp(props: StoryAppProps) {
  const [app] = useState(() => createStoryApp(props));
  useEffect(() => app.dispose, [app]);
  return <AppProviders app={app} demo={props.demo ? demoAccountsOnly : undefined} />;
}

/** What the stories of screens and dialogs have in common. */
export const fullPage = { component: StoryApp, parameters: { layout: 'fullscreen' } };
