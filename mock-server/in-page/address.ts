/** Where a page of the development server finds the backend that lives in it. */
export const IN_PAGE_SCRIPT = '/__in-page-backend.js';
