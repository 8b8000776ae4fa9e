/**
 * A static content record with a short stable name, used in its document id and in references.
 *
 * @param {string} type `testimonial`, `customerLogo`, `faqItem`, `industry`, `careerValue` or `employeeQuote`
 * @param {string} name lower-case letters, digits and hyphens
 * @param {object} fields
 */
export const record = (type, name, fields) => ({ _id: `${type}-${name}`, _type: type, ...fields });
