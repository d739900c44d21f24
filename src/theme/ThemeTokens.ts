/** The colours of a meaning: text, a tinted background with its border, and a fill for marks. */
export interface Tone {
  text: string;
  subtle: string;
  border: string;
  solid: string;
}

/** A tone for buttons: a fill with its states, and the text on it. */
interface ActionTone extends Tone {
  solidHover: string;
  solidPressed: string;
  onSolid: string;
}

/** The colours of a monogram. */
export interface MonogramHue {
  background: string;
  text: string;
  ring: string;
}

/**
 * Every value that depends on the theme. `light` and `dark` hold colours, `theme` references to CSS
 * variables.
 */
export interface ThemeTokens {
  text: { primary: string; muted: string; disabled: string };
  surface: {
    /** The background of a screen. */
    page: string;
    /** The side menu and the login, below the page. */
    side: string;
    card: string;
    /** Dialogs, menus and toasts. */
    overlay: string;
    /** Code, previews, sticky headers. */
    well: string;
    /** The background of inputs and secondary buttons. */
    control: string;
    hover: string;
    pressed: string;
    /** The current menu item. */
    selected: string;
    /** The selected option of a segmented control. */
    chip: string;
    /** Inverted colours, for tooltips and the mark. */
    inverse: string;
    onInverse: string;
    /** The backdrop of a dialog. */
    backdrop: string;
  };
  border: {
    hairline: string;
    /** Between the rows of a table. */
    row: string;
    /** Around a secondary button. */
    button: string;
    /** Around an input: at least 3:1. */
    control: string;
  };
  accent: ActionTone;
  danger: ActionTone;
  /** Also marks organizations that are low on seats. */
  warning: Tone;
  success: Tone;
  info: Tone;
  focus: { ring: string };
  shadow: { soft: string; overlay: string; login: string };
  /** The capacity bar. */
  capacity: { normal: string; track: string; low: string; out: string };
  chart: {
    series1: string;
    series2: string;
    series3: string;
    series4: string;
    grid: string;
    weekend: string;
  };
  monogramIndigo: MonogramHue;
  monogramViolet: MonogramHue;
  monogramPlum: MonogramHue;
  monogramSky: MonogramHue;
  monogramBronze: MonogramHue;
  monogramSlate: MonogramHue;
}
