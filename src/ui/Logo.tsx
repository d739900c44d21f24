import { useState } from 'react';
import { codePointCount } from '~/lib/text';
import { theme } from '~/theme/theme';

export interface LogoProps {
  /** The provider's name, the image's accessible name. */
  readonly provider: string;
  /** The provider's image. A neutral mark is shown without one, or if it fails to load. */
  readonly src?: string;
  /** Shows the mark only, 44 by 44 px, instead of the wordmark, 400 by 160 px. */
  readonly logoOnly?: boolean;
  readonly width?: number;
  readonly height?: number;
}

/** The provider's logo (docs/product.md, "Business constants and limits"). */
export function Logo({
  provider,
  src,
  logoOnly = false,
  width = logoOnly ? 44 : 400,
  height = logoOnly ? 44 : 160,
}: LogoProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const size = { width, height };
  if (src && src !== failedSrc)
    return (
      <img
        src={src}
        alt={provider}
        {...size}
        style={{ objectFit: 'contain', objectPosition: 'left center' }}
        onError={() => setFailedSrc(src)}
      />
    );
  return (
    <svg
      role="img"
      aria-label={provider}
      {...size}
      viewBox={logoOnly ? '0 0 44 44' : '0 0 400 160'}
      preserveAspectRatio="xMinYMid meet"
    >
      <g transform={logoOnly ? 'translate(8 8)' : 'translate(0 29) scale(3.636)'}>
        <rect width="28" height="28" rx="7" fill={theme.surface.inverse} />
        <path
          d={`${seat(6.5, 6.5)}${seat(15, 6.5)}${seat(6.5, 15)}`}
          fill={theme.surface.onInverse}
        />
        <path d={seat(15, 15)} fill={theme.accent.solid} />
      </g>
      {logoOnly ? null : (
        <text
          x="134"
          y="82"
          dominantBaseline="central"
          fill="currentColor"
          fontWeight="600"
          fontSize={fitFontSize(provider)}
          letterSpacing="-0.02em"
        >
          {provider}
        </text>
      )}
    </svg>
  );
}

/** The outline of one seat of the mark. */
function seat(x: number, y: number): string {
  return `M${x} ${y}m1.75 0h3q1.75 0 1.75 1.75v3q0 1.75-1.75 1.75h-3q-1.75 0-1.75-1.75v-3q0-1.75 1.75-1.75z`;
}

/** The largest font size, up to 58 (16 px in the menu), at which the name fits beside the mark. */
function fitFontSize(name: string): number {
  const availableWidth = 262;
  const characterWidth = 0.6;
  return Math.min(58, availableWidth / (characterWidth * Math.max(1, codePointCount(name))));
}
