import { isScenarioName, type ScenarioName } from '../scenarios';

const scenarioKey = 'ams.demo';
const panelKey = 'ams.demo.panel';
const defaultScenario: ScenarioName = 'default';

/** What a link to the demo chooses. */
export interface DemoLink {
  readonly scenario: ScenarioName;
  /** Without the panel and its button, for a recording. */
  readonly isPanelHidden: boolean;
  /** What the user is told about the link. */
  readonly problem?: string;
}

/**
 * Reads `?scenario=` and `?panel=` of the page and removes them: screens see only their own query. The
 * scenario is kept for this browser, the panel's state for this tab.
 */
export function readDemoLink(): DemoLink {
  const { pathname, search, hash } = location;
  const params = new URLSearchParams(search);
  const requested = params.get('scenario');
  const panel = params.get('panel');
  if (requested !== null || panel !== null) {
    // As text, so that the rest stays as it is.
    const rest = search.replaceAll(/[?&](?:scenario|panel)=[^&]*/g, '').replace(/^&/, '?');
    history.replaceState(history.state, '', pathname + rest + hash);
  }
  if (requested !== null) storeScenario(isScenarioName(requested) ? requested : defaultScenario);
  if (panel !== null) sessionStorage.setItem(panelKey, panel);
  const stored = localStorage.getItem(scenarioKey);
  return {
    scenario: isScenarioName(stored) ? stored : defaultScenario,
    isPanelHidden: sessionStorage.getItem(panelKey) === 'off',
    ...(requested !== null &&
      !isScenarioName(requested) && {
        problem: `Unknown scenario “${requested.slice(0, 40)}”. Using “${defaultScenario}” instead.`,
      }),
  };
}

/** The next page of this browser starts this scenario. */
export function storeScenario(scenario: ScenarioName): void {
  localStorage.setItem(scenarioKey, scenario);
}

/** The id of the organization whose profile is at a path of the page. */
export function organizationIdOf(pathname: string): string | undefined {
  const path = pathname.slice(import.meta.env.BASE_URL.length - 1);
  const segment = /^\/accounts\/([^/]+)\/*$/i.exec(path)?.[1];
  try {
    return segment === undefined ? undefined : decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
