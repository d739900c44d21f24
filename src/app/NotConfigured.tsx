import { ErrorContent } from '~/components/ErrorContent';
import { CodeText } from '~/ui/text';

/** Shown in place of the console by a build that was never configured (docs/operations.md). */
export function NotConfigured() {
  return (
    <main id="content">
      <ErrorContent
        title="This console is not configured"
        detail="It doesn’t know which API to use. Whoever operates it sets the API in the folder of the build:"
      >
        <CodeText>node .ops/configure.mjs --api https://api.example.com</CodeText>
      </ErrorContent>
    </main>
  );
}
