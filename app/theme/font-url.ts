import url from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2?url';

/** The only font file of the site: Latin, weight and width axes, 57 KB, self-hosted. */
export const fontUrl: string = url;
