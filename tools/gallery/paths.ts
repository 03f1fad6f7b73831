export const GALLERY_PATH = '/__gallery';

/** One page or component, as a player sees it; the gallery shows it in a frame for each language. */
export const FRAME_PATH = `${GALLERY_PATH}/frame`;
