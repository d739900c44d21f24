/** How long what moves takes, by what it is: `theme` is the cross-fade between light and dark. */
export const motion = {
  duration: {
    theme: '100ms',
    quick: '120ms',
    popover: '140ms',
    toast: '160ms',
    dialog: '180ms',
    drawer: '200ms',
    bar: '320ms',
    highlight: '1.2s',
  },
  easing: 'cubic-bezier(.2,.8,.2,1)',
} as const;
