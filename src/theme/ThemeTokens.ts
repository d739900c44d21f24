/**
 * The colours of one tone: words, a tinted ground for them, its border, and a solid with the words
 * upon it.
 */
export interface Tone {
  text: string;
  subtle: string;
  border: string;
  solid: string;
  solidHover: string;
  onSolid: string;
}

/** The tone of buttons that act: their ground tells of the pointer, and that they are pressed. */
export interface ActionTone extends Tone {
  solidPressed: string;
}

/**
 * Every value that changes with the theme. `light` and `dark` fill it with colours, `theme` with
 * references to CSS variables.
 */
export interface ThemeTokens {
  text: { primary: string; muted: string; disabled: string };
  surface: {
    /** The ground of a screen. */
    page: string;
    /** Cards upon it. */
    raised: string;
    /** Below it: the side menu, wells, tracks. */
    sunken: string;
    /** What floats over everything. */
    overlay: string;
    /** The inside of inputs and plain buttons. */
    control: string;
    hover: string;
    pressed: string;
    selected: string;
    /** Inverted, for short words over anything. */
    inverse: string;
    onInverse: string;
    /** Behind a dialog. */
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
