import { sectionTitled, type Target } from './findTarget';

export interface TourStep {
  /** As in README's walkthrough. */
  readonly title: string;
  /** What the presenter does. */
  readonly action: string;
  /** What the presenter says. */
  readonly speech: string;
  /** The screen of the step, as a path of the console, and what it is called. */
  readonly path: string;
  readonly place: string;
  /** What to point at; the first one on screen counts. */
  readonly targets: readonly Target[];
  /** Offers a colleague's change of the organization's billing email. */
  readonly offersColleague?: true;
  /** Where the step ends, once a colleague has changed something. */
  readonly ending?: Pick<TourStep, 'path' | 'place' | 'targets'>;
}

const acme = '/accounts/acme.v2';

const signIn: readonly Target[] = [
  {
    selector: 'form button[type="submit"]',
    text: 'Sign in',
    path: '/login',
    when: (button) =>
      button.closest('form')?.querySelector<HTMLInputElement>('input[type="email"]')?.value !== '',
  },
  { selector: '[aria-label="Demo accounts"] button', path: '/login' },
];
const openAcme: Target = {
  ...sectionTitled('Needs attention', `tr:has(a[href$="${acme}"])`),
  path: '/',
};
const saveChanges: Target = { selector: '[role="dialog"] button', text: 'Save changes' };

/** A title in the header of an open dialog. */
const isInDialog = (title: string) => (element: Element) =>
  element.closest('[role="dialog"]')?.querySelector('h2')?.textContent === title;

const inputTo = (title: string, label: string, isDone: (value: string) => boolean): Target => ({
  selector: '[role="dialog"] input',
  when: (element) =>
    isInDialog(title)(element) &&
    element instanceof HTMLInputElement &&
    element.labels?.[0]?.textContent.trim().startsWith(label) === true &&
    !isDone(element.value),
});

/** The last button of the dialog: it confirms, and closes at the end. */
const bulkConfirmation: Target = {
  selector: '[role="dialog"] button',
  when: (element) => {
    const dialog = element.closest('[role="dialog"]');
    const title = dialog?.querySelector('h2')?.textContent ?? '';
    return (
      /organization/.test(title) &&
      [...(dialog?.querySelectorAll('button') ?? [])].at(-1) === element
    );
  },
};

/** The five steps of the walkthrough. Their figures are those of `tourDataset`. */
export const tourSteps: readonly TourStep[] = [
  {
    title: 'Who runs out of seats?',
    action: 'Sign in with the first account. Open “Acme Robotics” under “Needs attention”.',
    speech: 'Home says who runs out of seats, and when. Acme Robotics has about a week.',
    path: '/',
    place: 'home',
    targets: [...signIn, openAcme],
  },
  {
    title: 'The remedy',
    action: '“Change total seats”, enter 300, “Save changes”.',
    speech: '4 of 250 seats were left. Fifty more, and the warning is gone: 54 are available.',
    path: acme,
    place: 'Acme Robotics',
    targets: [
      inputTo('Change total seats', 'Total seats', (value) => value === '300'),
      saveChanges,
      { selector: '[role="note"][aria-label="Seats"]' },
      sectionTitled('Subscriptions', 'tbody tr'),
      openAcme,
    ],
  },
  {
    title: 'Who did it?',
    action: 'Show the first entry under “Activity”.',
    speech: 'Every change has a name, a time, and the value before and after.',
    path: acme,
    place: 'Acme Robotics',
    targets: [sectionTitled('Activity', 'ul > li')],
  },
  {
    title: 'Many at once',
    action:
      'Tick two organizations, “Deactivate”, confirm. Then tick the same two again, “Activate”.',
    speech: 'A preview says what will change. Each outcome is reported, and nothing is sent twice.',
    path: '/accounts',
    place: 'the organizations',
    targets: [
      bulkConfirmation,
      { selector: '[aria-label="Selection"]' },
      { selector: `main tbody tr:not(:has(a[href$="${acme}"])) td:first-of-type` },
    ],
  },
  {
    title: 'Two people, one record',
    action:
      '“Edit”, change “Billing name”. Press “A colleague changes this”, then “Save changes”, twice. At the end, go home.',
    speech:
      'A colleague saved first. Nothing is lost: both changes are kept, and all figures agree.',
    path: acme,
    place: 'Acme Robotics',
    offersColleague: true,
    targets: [
      inputTo('Edit organization', 'Billing name', (value) => value !== 'Laura Mitchell'),
      saveChanges,
      { selector: 'main button', text: 'Edit' },
    ],
    ending: {
      path: '/',
      place: 'home',
      targets: [sectionTitled('Recent activity', 'ul > li')],
    },
  },
];
