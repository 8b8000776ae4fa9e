import { defineQuery } from 'groq';
import { faqItemProjection } from '../projections/faq-item.groq';

/**
 * What the site publishes that can answer a question: the questions of the FAQ, and the texts of the modules with the
 * page that each belongs to.
 */
export const answersQuery = defineQuery(`{
  "faq": *[_type == "faqItem"] | order(_id asc){ ${faqItemProjection} },
  "modulePages": *[_type == "page" && count(blocks[_type == "moduleSections"]) > 0] | order(_id asc){
    _id,
    title,
    "modules": blocks[_type == "moduleSections"]{
      sections[]{ _key, title, subTitle, description, bullets[]{ _key, title, description } }
    }
  }
}`);
