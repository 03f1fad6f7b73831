export const VIEWER_PATH = '/__machines';
