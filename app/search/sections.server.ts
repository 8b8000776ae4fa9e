export { type AskedAs, pageText as searchDocument } from '../page-text/page-text';
