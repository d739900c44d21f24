import { css } from '@emotion/react';
import { type MouseEvent, type ReactNode, type Ref, useId } from 'react';
import { theme } from '~/theme/theme';
import { Inline } from './layout';
import { classNames, staticClassName } from './style';
import { Caption, Muted, withBdi } from './text';

interface PageHeaderProps {
  readonly title: ReactNode;
  /** The heading element, which receives focus after a navigation. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** Shown beside the title; beside a monogram where space is short, after the description. */
  readonly badge?: ReactNode;
  readonly description?: ReactNode;
  /**
   * Shown on the right, or below the title where there is no space. Beside a monogram there always has
   * to be: the title is clipped where space is short.
   */
  readonly actions?: ReactNode;
  /** Shown before the title and its description: a monogram. */
  readonly leading?: ReactNode;
}

/** The header of a screen: its only h1, with badge and actions. */
export function PageHeader({
  title,
  headingRef,
  badge,
  description,
  actions,
  leading,
}: PageHeaderProps) {
  return (
    <div className={headerClass} data-beside={leading ? 'tile' : actions ? 'button' : undefined}>
      {leading}
      <div className="title">
        <div>
          <div>
            <h1 ref={headingRef} tabIndex={-1}>
              {withBdi(title)}
            </h1>
            {badge}
          </div>
          {description ? <Muted as="p">{description}</Muted> : null}
        </div>
      </div>
      {actions ? <Inline wrap>{actions}</Inline> : null}
    </div>
  );
}

// Beside a monogram of 40 px. Where space is short two lines, whatever the name's length that is still
// loading: the badge ends the second.
const besideTileStyle = `
  & > p {
    ${theme.type[12]};
  }
  & > div {
    min-block-size: 28px;
  }
  @container title (max-width: 479.98px) {
    display: grid;
    grid-template-columns: minmax(0, auto) 1fr;
    place-items: center start;
    gap: 0 ${theme.space[2]};
    & > div {
      display: contents;
    }
    & > p,
    & h1 {
      max-inline-size: 100%;
      ${theme.ellipsis};
    }
    & h1 {
      grid-column: 1 / -1;
    }
    & > div > :not(h1) {
      order: 1;
      /* The line is as high without it. */
      margin-block: -2px;
      inline-size: max-content;
      max-inline-size: 60cqi;
      ${theme.type[12]};
    }
  }
`;
// Beside a button it is as high: both are centred on one line.
const headerClass = staticClassName(css`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${theme.space[2]} ${theme.space[3]};
  & > .title {
    container: title / inline-size;
    flex: 1;
    min-inline-size: min(100%, 8rem);
    overflow-wrap: anywhere;
    & > div > div {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: ${theme.space[1]} 10px;
      min-block-size: ${theme.control.medium};
    }
    & h1 {
      min-inline-size: 0;
      ${theme.type[20]};
    }
  }
  ${theme.media.belowMedium} {
    &[data-beside='button'] > .title > div > div {
      min-block-size: ${theme.control.large};
    }
  }
  &[data-beside='tile'] > .title > div {
    ${besideTileStyle}
  }
`);

interface ColumnsProps {
  readonly className?: string;
  /**
   * The main column and the aside of 280 px, below it where the content is under 900 px wide. If the
   * aside is empty, the main column takes its space.
   */
  readonly children: ReactNode;
}

/** The two columns of a screen. */
export function Columns({ className, children }: ColumnsProps) {
  return (
    <div className={columnsContainerClass}>
      <div className={classNames(columnsClass, className)}>{children}</div>
    </div>
  );
}

const columnsContainerClass = staticClassName(css`
  container-type: inline-size;
`);
/* The width of the content, not of the window: the side menu takes 68 or 224 px of it. */
const columnsClass = staticClassName(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[5]} ${theme.space[8]};
  & > * {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[5]};
  }
  & > :empty {
    display: none;
  }
  @media not print {
    @container (min-width: 56.25rem) {
      &:not(:has(> :empty)) {
        grid-template-columns: minmax(0, 1fr) 280px;
      }
    }
  }
`);

interface PanelProps {
  /** The heading, and the accessible name of the region. */
  readonly title: string;
  /** Figures beside the heading; in a narrow panel on a line of their own. */
  readonly summary?: ReactNode;
  readonly actions?: ReactNode;
  /** Without a card: in an aside. */
  readonly plain?: boolean;
  readonly children: ReactNode;
}

/** A titled section of a screen, on a card that its content fills or plain: a region named by its title. */
export function Panel({ title, summary, actions, plain = false, children }: PanelProps) {
  const id = useId();
  return (
    <section className={panelClass} aria-labelledby={id} data-card={!plain || undefined}>
      <header>
        <div>
          {/* Where focus goes when a control of the panel is gone and there is no other. */}
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          {summary ? (
            <Caption as="div" className="summary">
              {summary}
            </Caption>
          ) : null}
          {actions ? (
            <Inline wrap className="actions">
              {actions}
            </Inline>
          ) : null}
        </div>
      </header>
      <div>{children}</div>
    </section>
  );
}

// The summary takes two lines where space is short: the actions stay beside it, or several below.
const panelClass = staticClassName(css`
  min-inline-size: 0;
  & > header {
    container-type: inline-size;
    & > div {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: ${theme.space[2]} ${theme.space[3]};
      min-block-size: 48px;
      padding: 8px 0 7px;
      overflow-wrap: anywhere;
    }
    & h2 {
      min-inline-size: 0;
      ${theme.type[14]};
    }
    & .summary {
      min-inline-size: 0;
      text-wrap: balance;
      @container (min-width: 560px) {
        flex: 1;
      }
      @container (max-width: 559.98px) {
        flex-basis: 100%;
      }
      @container (min-width: 400px) and (max-width: 559.98px) {
        order: 1;
      }
    }
    & .actions {
      margin-inline-start: auto;
      @container (max-width: 399.98px) {
        &:has(> * + *) {
          flex-basis: 100%;
          justify-content: space-between;
        }
      }
    }
  }
  &[data-card] {
    border: 1px solid ${theme.border.hairline};
    border-radius: ${theme.radius.card};
    background: ${theme.surface.card};
    overflow: clip;
    @media print {
      break-inside: avoid;
    }
    & > header {
      border-block-end: 1px solid ${theme.border.hairline};
      & > div {
        min-block-size: 47px;
        padding: 7px ${theme.space[4]};
      }
    }
  }
`);

/** The first tab stop of every page: skips the menu and focuses the content. */
export function SkipLink() {
  // Moves focus without following the link: a hash in the URL would be a navigation.
  const focusContent = (event: MouseEvent) => {
    const content = document.getElementById('content');
    if (!content) return;
    event.preventDefault();
    content.focus();
  };
  return (
    <a className={skipLinkClass} href="#content" onClick={focusContent}>
      Skip to content
    </a>
  );
}

const skipLinkClass = staticClassName(css`
  position: fixed;
  inset-block-start: ${theme.space[2]};
  inset-inline-start: ${theme.space[2]};
  z-index: ${theme.layer.toast};
  padding: ${theme.space[2]} ${theme.space[4]};
  border-radius: ${theme.radius.control};
  background: ${theme.surface.overlay};
  color: ${theme.accent.text};
  font-weight: ${theme.fontWeight.medium};
  box-shadow: ${theme.shadow.overlay};
  &:not(:focus) {
    inset-block-start: -100px;
  }
  @media print {
    display: none;
  }
`);
