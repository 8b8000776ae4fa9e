/** Path of links to the draft of one page, which Studio makes and the site answers; the rest of a link is `?key=…`. */
export const SHARED_LINK_PATH = '/preview/share';
