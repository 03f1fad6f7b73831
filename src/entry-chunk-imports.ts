/**
 * Small modules shared by several pages that may be a visitor's first, or by the footer or the fingerprint of each. Importing them here puts them
 * into the entry chunk: on a slow connection a separate chunk costs more than their bytes do.
 */
import '../contract/time/day.ts';
import './platform/page/document.ts';
import './ui/brand/Emblem.tsx';
import './ui/layout/Card.tsx';
import './app/hooks/use-support-code.ts';
