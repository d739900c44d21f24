/**
 * Submits a form from any field. Enter alone does so in browsers, but `userEvent` looks for the submit
 * button inside the form, and a dialog has it in its footer.
 */
export const submitKeys = '{Control>}{Enter}{/Control}';
