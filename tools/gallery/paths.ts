export const GALLERY_PATH = '/__gallery';

/** The document in each frame: one page or component in one language. */
export const FRAME_PATH = `${GALLERY_PATH}/frame`;
