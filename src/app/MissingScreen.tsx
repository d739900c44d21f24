import { useEffect, useState } from 'react';
import { renewPage } from './renewPage';
import { ScreenError } from './ScreenError';

/**
 * In place of a screen whose code can't be loaded: the newer console where there is one, else what
 * happened, and "Reload".
 */
export function MissingScreen() {
  const [stays, setStays] = useState(false);
  useEffect(() => {
    void renewPage().then((renewed) => setStays(!renewed));
  }, []);
  return stays ? <ScreenError missing /> : null;
}
