/**
 * The colours of one tone: text, a tinted background with its border, and a solid background with
 * the text on it.
 */
export interface Tone {
  text: string;
  subtle: string;
  border: string;
  solid: string;
  solidHover: string;
  onSolid: string;
}

/** A tone for buttons, with a pressed state. */
interface ActionTone extends Tone {
  solidPressed: string;
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
    /** Cards above the page. */
    raised: string;
    /** Areas below the page: the side menu, wells, tracks. */
    sunken: string;
    /** Dialogs, menus and toasts. */
    overlay: string;
    /** The background of inputs and secondary buttons. */
    control: string;
    hover: string;
    pressed: string;
    selected: string;
    /** Inverted colours, for tooltips. */
    inverse: string;
    onInverse: string;
    /** The backdrop of a dialog. */
    backdrop: string;
  };
  border: { hairline: string; strong: string; control: string };
  accent: ActionTone;
  danger: ActionTone;
  warning: Tone;
  success: Tone;
  info: Tone;
  focus: { ring: string };
  shadow: { soft: string; overlay: string };
  chart: { series1: string; series2: string; series3: string; series4: string; grid: string };
}
