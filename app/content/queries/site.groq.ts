import { defineQuery } from 'groq';
import { endCapProjection } from '../projections/end-cap.groq';
import { linkProjection } from '../projections/link.groq';
import { mediaProjection } from '../projections/media.groq';
import { seoProjection } from '../projections/seo.groq';

/** What every page wears: the product's name, the menu, the closing band, the texts of error pages, of the chat and of consent. */
export const siteQuery = defineQuery(`{
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{
    productName,
    productSlug,
    applicationHost,
    tagline,
    callToAction{ ${linkProjection} },
    copyright,
    notAvailableLabel,
    organisationName,
    email,
    telephone,
    address,
    socialLinks[]{ _key, network, href },
    endCap{ ${endCapProjection} },
    notFound{ title, text, actions[]{ ${linkProjection} } },
    unavailable{ title, text, actions[]{ ${linkProjection} } },
    seo{ ${seoProjection} }
  },
  "navigation": *[_type == "navigation" && _id == "navigation"][0]{
    items[]{
      _key,
      name,
      href,
      dropdown,
      title,
      overviewLabel,
      testimonial{ quote, author, position, avatar{ ${mediaProjection} } },
      items[]{ _key, name, href, icon, description, footerHref }
    },
    legalLinks[]{ _key, ${linkProjection} }
  },
  "chat": {
    "enabled": coalesce(*[_type == "chatSettings" && _id == "chatSettings"][0].enabled, true),
    "texts": *[_type == "chatSettings" && _id == "chatSettings"][0]{
      title,
      greeting,
      placeholder,
      notice,
      privacyLink{ ${linkProjection} },
      contactLink{ ${linkProjection} },
      awayMessage,
      failureMessage,
      suggestions
    }
  },
  "consent": *[_type == "consentSettings" && _id == "consentSettings"][0]{
    title,
    text,
    acceptLabel,
    rejectLabel,
    cookiesLink{ ${linkProjection} },
    settingsLabel,
    acceptedText,
    rejectedText,
    signalText
  }
}`);
