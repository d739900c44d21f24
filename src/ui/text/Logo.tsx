import styled from '@emotion/styled';
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
  /** The maximum width in pixels. */
  readonly width?: number;
  /** The maximum height in pixels. */
  readonly height?: number;
}

/**
 * The provider's logo (docs/product.md, "9. Business constants and limits"). If only one dimension
 * is given, the other follows from the default aspect ratio.
 */
export function Logo({ provider, src, logoOnly = false, width, height }: LogoProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const naturalSize = logoOnly ? { width: 44, height: 44 } : { width: 400, height: 160 };
  const ratio = naturalSize.width / naturalSize.height;
  const size = {
    width: width ?? (height === undefined ? naturalSize.width : height * ratio),
    height: height ?? (width === undefined ? naturalSize.height : width / ratio),
  };
  if (src && src !== failedSrc)
    return <Image src={src} alt={provider} {...size} onError={() => setFailedSrc(src)} />;
  return (
    <svg
      role="img"
      aria-label={provider}
      {...size}
      viewBox={logoOnly ? '0 0 44 44' : '0 0 400 160'}
      preserveAspectRatio="xMinYMid meet"
    >
      <g transform={logoOnly ? undefined : 'translate(0 36) scale(2)'}>
        <rect width="44" height="44" rx="10" fill={theme.accent.solid} />
        <path
          d="M13 31 22 12l9 19"
          fill="none"
          stroke={theme.accent.onSolid}
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="M17.5 25h9" stroke={theme.accent.onSolid} strokeWidth="4" strokeLinecap="round" />
      </g>
      {logoOnly ? null : (
        <text
          x="112"
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

/** The largest font size, up to 64, at which the name fits beside the mark. */
function fitFontSize(name: string): number {
  const availableWidth = 284;
  const characterWidth = 0.6;
  return Math.min(64, availableWidth / (characterWidth * Math.max(1, codePointCount(name))));
}

const Image = styled.img`
  object-fit: contain;
  object-position: left center;
`;
