/** The colours of the covers, the same in both themes. */
import type { ReactNode } from 'react';

export interface Palette {
  /** The gradient of the sky, from top to bottom. */
  readonly top: string;
  readonly foot: string;
  /** The light in the sky. */
  readonly light: string;
  /** The motif's colour beside gold and ivory, on its lit and its shaded side. */
  readonly tone: string;
  readonly shade: string;
}

export const PALETTES: readonly Palette[] = [
  { top: '#6a49d6', foot: '#1f1048', light: '#ffb86b', tone: '#ff7f9c', shade: '#b3265f' },
  { top: '#1e9ec6', foot: '#0a2557', light: '#c6f6ff', tone: '#ffb14a', shade: '#c4561a' },
  { top: '#d5424e', foot: '#480b24', light: '#ffd27a', tone: '#5fd7c4', shade: '#11708a' },
  { top: '#1fa486', foot: '#06353c', light: '#e3ffb8', tone: '#ff8f6b', shade: '#b8323e' },
  { top: '#e8823c', foot: '#5c1720', light: '#fff0a0', tone: '#7f8bff', shade: '#3a36b0' },
  { top: '#b83d99', foot: '#3c0f4b', light: '#ffc98a', tone: '#66e0ff', shade: '#1a6fc0' },
  { top: '#3d6fe2', foot: '#121d5e', light: '#d6e6ff', tone: '#ffd257', shade: '#c97a12' },
  { top: '#5aa84a', foot: '#0d3b2c', light: '#fbffad', tone: '#ff86b0', shade: '#b62a68' },
  { top: '#d99a2b', foot: '#57270c', light: '#fff4bd', tone: '#42c99a', shade: '#0d6b5e' },
  { top: '#e26a88', foot: '#561236', light: '#ffe3b0', tone: '#a98bff', shade: '#5433b4' },
  { top: '#4a4fc9', foot: '#150f42', light: '#ffc7e4', tone: '#58e0b0', shade: '#0f7f72' },
  { top: '#17848f', foot: '#0a2038', light: '#ffd98f', tone: '#ff6f61', shade: '#a51f3c' },
];

/** The fills of a motif: gradients as `url(#…)` references, and the palette's plain colours. */
export interface Paint {
  readonly gold: string;
  readonly ivory: string;
  readonly tone: string;
  readonly palette: Palette;
  /** 0 to 3. */
  readonly variant: number;
}

/** Draws a motif around 0,0, about 40 units to every side. */
export type Motif = (paint: Paint) => ReactNode;

/** The dark outline of golden shapes. */
export const BRONZE = '#8a4a0a';
