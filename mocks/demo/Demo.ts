import { makeAutoObservable } from 'mobx';
import type { MockApi } from '../createMockApi';
import type { ColleagueField } from '../handlers/colleague';
import type { ScenarioName } from '../scenarios';
import { organizationIdOf, storeScenario } from './link';

export interface DemoNotice {
  readonly type: 'caution' | 'info' | 'success';
  readonly text: string;
}

interface DemoOptions {
  readonly api: MockApi;
  readonly scenario: ScenarioName;
  readonly isPanelHidden?: boolean;
  /** The path of the page. */
  readonly path?: () => string;
}

/** The running demo, as its panel sees it. */
export class Demo {
  isPanelOpen = false;
  readonly scenario: ScenarioName;
  readonly isPanelHidden: boolean;
  private readonly api: MockApi;
  private readonly path: () => string;
  private pending: DemoNotice[] = [];
  private showNotice: ((notice: DemoNotice) => void) | undefined;

  constructor({ api, scenario, isPanelHidden = false, path }: DemoOptions) {
    this.api = api;
    this.scenario = scenario;
    this.isPanelHidden = isPanelHidden;
    this.path = path ?? (() => location.pathname);
    makeAutoObservable<this, 'api' | 'path' | 'pending' | 'showNotice'>(this, {
      api: false,
      path: false,
      pending: false,
      showNotice: false,
      organizationOnScreen: false,
    });
  }

  get control() {
    return this.api.control;
  }

  /** Whether changes survive a reload. */
  get isPersistent(): boolean {
    return this.api.isPersistent;
  }

  setPanelOpen(isOpen: boolean): void {
    this.isPanelOpen = isOpen && !this.isPanelHidden;
  }

  /** Tells the user something, as soon as the console can show it. */
  notify(notice: DemoNotice): void {
    if (this.showNotice) this.showNotice(notice);
    else this.pending.push(notice);
  }

  /** Shows pending and later notices; returns a function that ends it. */
  onNotice(show: (notice: DemoNotice) => void): () => void {
    this.showNotice = show;
    for (const notice of this.pending.splice(0)) show(notice);
    return () => {
      if (this.showNotice === show) this.showNotice = undefined;
    };
  }

  /** The organization whose profile is on screen. */
  organizationOnScreen(): { readonly id: string; readonly name: string } | undefined {
    const id = organizationIdOf(this.path());
    if (id === undefined) return undefined;
    const { organization } = this.api.database;
    return organization.findFirst({ where: { id: { equals: id } } }) ?? undefined;
  }

  /**
   * Changes the organization on screen as another user would, and tells every tab. Returns what has
   * happened.
   */
  async changeAsColleague(field: ColleagueField): Promise<string> {
    const organization = this.organizationOnScreen();
    const change = organization && (await this.control.changeAsColleague(organization.id, field));
    if (!change) return 'There was nothing to change.';
    announceChange({ organization: organization.id });
    return `${change.actor} changed ${colleagueFieldLabels[field]} of ${change.organization}.`;
  }

  /** Starts a scenario on this screen; on home if the scenario may lack what is on screen. */
  start(scenario: ScenarioName): void {
    storeScenario(scenario);
    if (organizationIdOf(this.path()) === undefined) location.reload();
    else location.assign(import.meta.env.BASE_URL);
  }

  /** Reverts all changes, in every tab. */
  async reset(): Promise<void> {
    await this.control.reset();
    announceChange({ organization: true, tokens: true });
    this.notify({ type: 'success', text: 'The demo data was reset.' });
    location.reload();
  }
}

/** Tells every tab what has changed, as the console does about its own mutations (src/main.tsx). */
function announceChange(change: { organization: string | true; tokens?: true }): void {
  const channel = new BroadcastChannel('ams.changes');
  channel.postMessage(change);
  channel.close();
}

export const colleagueFieldLabels: Readonly<Record<ColleagueField, string>> = {
  billing_email: 'Billing email',
  total_seats: 'Total seats',
  status: 'Status',
};
