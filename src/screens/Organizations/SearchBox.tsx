import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { theme } from '~/theme/theme';
import { SearchInput } from '~/ui/Input';
import { useMediaQuery } from '~/ui/useMediaQuery';
import { maxSearchLength } from '~/domain/urlState';

/** Milliseconds after the last key (docs/product.md, "Business constants and limits"). */
const debounceDelay = 350;

interface SearchBoxProps {
  /** The search in the URL. */
  readonly q: string;
  readonly onSearch: (q: string) => void;
  /** Whether the results of `q` are on screen. */
  readonly hasResults: boolean;
  /** Moves focus to the first result. */
  readonly onLeave: () => void;
}

/**
 * Searches after a pause in typing; on Enter and Arrow Down at once, and moves focus to the first
 * result. Changes of the URL from elsewhere (Back, "Clear filters") replace the text.
 */
export function SearchBox({ q, onSearch, hasResults, onLeave }: SearchBoxProps) {
  const [text, setText] = useState(q);
  const isPhone = useMediaQuery('(max-width: 479.98px)');
  const isLeaving = useRef(false);
  const lastSearch = useRef(q);
  const search = (typed: string) => {
    if (typed.trim() === lastSearch.current) return;
    lastSearch.current = typed.trim();
    onSearch(lastSearch.current);
  };
  const onPause = useEffectEvent(search);
  useEffect(() => {
    const timer = setTimeout(() => onPause(text), debounceDelay);
    return () => clearTimeout(timer);
  }, [text]);
  useLayoutEffect(() => {
    // The user may have typed more since this search was sent: only a change from elsewhere
    // replaces the text.
    if (q === lastSearch.current) return;
    lastSearch.current = q;
    setText(q);
  }, [q]);

  const leave = () => {
    if (!isLeaving.current || !hasResults || text.trim() !== q) return;
    isLeaving.current = false;
    onLeave();
  };
  // Once the results have arrived.
  useEffect(leave);

  return (
    <GrowingSearch role="search">
      <SearchInput
        label="Search organizations"
        placeholder={isPhone ? 'Search' : undefined}
        value={text}
        maxLength={maxSearchLength}
        onChange={(typed) => {
          isLeaving.current = false;
          setText(typed);
          if (typed === '') search(typed);
        }}
        onKeyDown={(event) => {
          const { key, nativeEvent } = event;
          if ((key !== 'Enter' && key !== 'ArrowDown') || nativeEvent.isComposing) return;
          event.preventDefault();
          isLeaving.current = true;
          search(text);
          leave();
        }}
        onBlur={() => (isLeaving.current = false)}
      />
    </GrowingSearch>
  );
}

const GrowingSearch = styled.div`
  flex: 1 1 120px;
  max-inline-size: 280px;
  ${theme.media.belowMedium} {
    max-inline-size: none;
  }
`;
