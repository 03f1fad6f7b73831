export const THEATRE_PATH = '/__machines';
