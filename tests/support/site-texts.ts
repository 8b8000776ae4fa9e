import '../../app/texts/languages/de';
import '../../app/texts/languages/en';
import { textsOf } from '../../app/texts/texts';
import { content } from './content';

/** What the site itself says, in the language of the archive. */
export const texts = textsOf(content.language);
