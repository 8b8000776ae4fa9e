import { FIRST_ENTRIES, isChanging, isLasting, isListed, today } from '../content/list-dates.groq';
import {
  aboutProjection,
  articleLinkProjection,
  calculatorProjection,
  datesProjection,
  faqItemProjection,
  linkProjection,
  mediaProjection,
  offerProjection,
  richTextProjection,
  viewProjection,
} from '../content/projections.groq';

/** Every block of a page with the fields that its component reads. */
export const blocksProjection = /* groq */ `
  _key,
  _type,
  anchor,
  ${datesProjection},
  _type == "stairHero" => {
    title,
    lead,
    actions[]{ ${linkProjection} },
    image{ ${mediaProjection} },
    courses[]{ _key, icon, name, detail, href }
  },
  _type == "pageHero" => {
    title,
    lead,
    layout,
    actions[]{ ${linkProjection} },
    image{ ${mediaProjection} }
  },
  _type == "factsRow" => {
    facts[]{ _key, figure, label }
  },
  _type == "featureGrid" => {
    title,
    lead,
    cards[]{ _key, title, description, icon, bed, href, image{ ${mediaProjection} } }
  },
  _type == "capabilityGrid" => {
    title,
    lead,
    bed,
    cards[]{ _key, title, description, icon, bullets, href, color, enabled }
  },
  _type == "benefitGrid" => {
    title,
    lead,
    cards[]{ _key, title, description, icon, color }
  },
  _type == "darkBand" => {
    title,
    text,
    link{ ${linkProjection} },
    image{ ${mediaProjection} }
  },
  _type == "industryGrid" => {
    title,
    lead,
    industries[]->{ _id, id, title, description, href, image{ ${mediaProjection} } }
  },
  _type == "testimonialRow" => {
    title,
    testimonials[]->{ _id, id, name, designation, companyName, quote, companyLogoAlt, image{ ${mediaProjection} }, companyLogo{ ${mediaProjection} } }
  },
  _type == "logoStrip" => {
    title,
    logos[]->{ _id, alt, image{ ${mediaProjection} } }
  },
  _type == "faqList" => {
    title,
    link{ ${linkProjection} },
    items[]->{ ${faqItemProjection} }
  },
  _type == "faqGroups" => {
    groups[]{ _key, title, items[]->{ ${faqItemProjection} } }
  },
  _type == "moduleSections" => {
    sideIndex,
    sections[]{ _key, anchor, title, subTitle, description, href, bullets[]{ _key, title, description }, image{ ${mediaProjection} } }
  },
  _type == "missionSections" => {
    sections[]{ _key, title1, title2, description, image{ ${mediaProjection} } }
  },
  _type == "valueGrid" => {
    title,
    values[]->{ _id, id, title, description, hasImage, color, image{ ${mediaProjection} } }
  },
  _type == "perkList" => {
    title,
    perks[]{ _key, title, description, icon }
  },
  _type == "employeeQuotes" => {
    title,
    quotes[]->{ _id, id, name, position, yearsAtCompany, quote, image{ ${mediaProjection} } }
  },
  _type == "mediaRow" => {
    title,
    text,
    link{ ${linkProjection} },
    image{ ${mediaProjection} }
  },
  _type == "ruledList" => {
    title,
    lead,
    items[]{ _key, title, description, icon, href }
  },
  _type == "contactMethods" => {
    title,
    lead,
    methods[]{ _key, icon, title, description, address, link{ ${linkProjection} } }
  },
  _type == "articleList" => {
    channel,
    readLabel,
    "day": ${today},
    "unchanging": count(*[_type == "article" && channel == ^.channel && ${isLasting}]),
    "changing": *[_type == "article" && channel == ^.channel && ${isChanging}]{ _id, ${aboutProjection}, ${datesProjection} },
    "topics": *[_type == "topic" && defined(path)] | order(path asc){ _id, title, path, ${datesProjection} },
    "about": array::unique(*[_type == "article" && channel == ^.channel && ${isLasting}]{ ${aboutProjection} }.about),
    "articles": *[_type == "article" && channel == ^.channel && ${isListed}] | order(publishedAt desc, _id asc)[${FIRST_ENTRIES}]{ ${articleLinkProjection} },
    "covers": *[_type == "article" && channel == ^.channel && ${isListed}] | order(publishedAt desc, _id asc)[${FIRST_ENTRIES}]{ _id, excerpt, cover{ ${mediaProjection} } }
  },
  _type == "searchForm" => {
    title
  },
  _type == "prose" => {
    body[]{ ${richTextProjection} }
  },
  _type == "valuationCalculator" => {
    ${calculatorProjection}
  },
  _type == "quoteBuilder" => {
    title,
    lead,
    "email": *[_type == "siteSettings" && _id == "siteSettings"][0].email,
    ${offerProjection},
    labels{ modules, roles, size, submit, reset, outline, module, users, later, allUsers, implementation, price, onQuote, send, asText, copy, copied, inChat }
  },
  _type == "openings" => {
    title,
    lead,
    requirementsLabel,
    applyLabel,
    emptyText,
    "openings": *[_type == "opening"] | order(coalesce(order, 9999) asc, _id asc)[0...50]{ _id, title, team, place, contract, work, requirements, href, ${datesProjection} }
  },
  _type == "productStory" => {
    title,
    lead,
    nextLabel,
    steps[]{ _key, icon, title, description, "view": view->{ ${viewProjection} } }
  }
`;
