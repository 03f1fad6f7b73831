/** The diagram of the page as a file. */
import { selfContainedSvg } from './self-contained-svg.ts';

/** How many pixels of a picture one of the page is: enough for a screen of high density. */
const SCALE = 2;

/** The diagram that is shown, as an SVG file. @throws while none is drawn. */
export function shownSvg(): string {
  const svg = document.querySelector('svg.diagram');
  if (!svg) throw new Error('there is no diagram');
  const tokens = getComputedStyle(document.documentElement);
  return selfContainedSvg(new XMLSerializer().serializeToString(svg), {
    css: [...rulesOf('.diagram'), '.toggle{display:none}'].join('\n'),
    tokenOf: (name) => tokens.getPropertyValue(name),
  });
}

/** The diagram that is shown, as a PNG file. @throws if the browser makes no picture of it, for example because it is too large. */
export async function shownPng(): Promise<Blob> {
  const fonts = await Promise.all(facesInPage().map(withData));
  const text = shownSvg().replace('<![CDATA[', () => `<![CDATA[${fonts.join('\n')}`);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * SCALE;
  canvas.height = image.naturalHeight * SCALE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) =>
      blob ? resolve(blob) : reject(new Error('the diagram is too large for a picture')),
    );
  });
}

/** Saves content as a file. */
export function save(name: string, content: string | Blob, type: string): void {
  const link = document.createElement('a');
  const address = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to save it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

function allRules(): readonly CSSRule[] {
  const inside = (rules: CSSRuleList): readonly CSSRule[] =>
    [...rules].flatMap((rule) => (rule instanceof CSSLayerBlockRule ? inside(rule.cssRules) : [rule]));
  return [...document.styleSheets].flatMap((sheet) => {
    try {
      return inside(sheet.cssRules);
    } catch {
      // The rules of another origin, for example of an extension, cannot be read.
      return [];
    }
  });
}

function rulesOf(selector: string): readonly string[] {
  return allRules().flatMap((rule) =>
    rule instanceof CSSStyleRule && rule.selectorText.startsWith(selector) ? [rule.cssText] : [],
  );
}

function facesInPage(): readonly CSSFontFaceRule[] {
  return allRules().filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule);
}

/** A font with its data, because a picture loads nothing. */
async function withData(face: CSSFontFaceRule): Promise<string> {
  const [use = '', address = ''] = /url\("([^"]+)"\)/.exec(face.cssText) ?? [];
  if (address === '' || address.startsWith('data:')) return face.cssText;
  const from = face.parentStyleSheet?.href ?? document.baseURI;
  const blob = await (await fetch(new URL(address, from))).blob();
  const data = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsDataURL(blob);
  });
  return face.cssText.replace(use, `url("${data}")`);
}
