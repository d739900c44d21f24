import { describeEngines } from './describeEngines';
import { signIn } from './signIn';
import { alertDialog, button, heading, text } from './targets';

describeEngines('demo', (journey) => {
  journey('a change in the demo survives a reload', async ({ page }) => {
    await signIn(page);
    await page.goto('/accounts/acme.v2');
    await page.see(heading('Acme Robotics'));
    await page.click(button('Deactivate'));
    await page.click(button('Deactivate', alertDialog('Deactivate Acme Robotics?')));
    await page.see(text(/^Saved Successfully!/));
    await page.see(button('Activate'));
    await page.reload();
    await page.see(button('Activate'));
  });
});
