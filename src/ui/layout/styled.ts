import { css } from '@emotion/react';
import emotionStyled from '@emotion/styled';
import { insertStyles } from '@emotion/utils';
import { whenIdle } from '~/lib/whenIdle';
import { emotionCache } from './emotionCache';

type Styles = Parameters<typeof css>;

/** A styled component, with what Emotion keeps on it. */
interface StyledComponent {
  readonly __emotion_styles: Styles;
}

type CreateComponent = (...styles: Styles) => StyledComponent;

/** Components whose styles are not in the page yet. */
let waiting: StyledComponent[] = [];

/**
 * Emotion's `styled`, which inserts the styles of loaded components when the page is idle, so that
 * the first render doesn't wait for their compilation: 4 ms when a profile first opens, without CPU
 * throttling. Constant styles are serialized once instead of in each render.
 */
export const styled = new Proxy(emotionStyled, {
  get: (target, tag) => insertWhenIdle(Reflect.get(target, tag) as CreateComponent),
  apply: (target, _, args: Parameters<typeof emotionStyled>) => insertWhenIdle(target(...args)),
});

function insertWhenIdle(create: CreateComponent): CreateComponent {
  return (...styles) => {
    const dependsOnProps = styles.some((style) => typeof style === 'function');
    if (dependsOnProps) return create(...styles);
    const component = create(css(...styles));
    if (waiting.length === 0) whenIdle(insertWaiting);
    waiting.push(component);
    return component;
  };
}

function insertWaiting(): void {
  for (const { __emotion_styles: styles } of waiting)
    insertStyles(emotionCache, css(...styles), true);
  waiting = [];
}
