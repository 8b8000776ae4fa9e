/**
 * Types whose documents stand on pages by reference, with the titles that editors know their lists by, and the field
 * that these are sorted by.
 */
export const sharedContent: readonly (readonly [type: string, title: string, sortedBy: string])[] = [
  ['testimonial', 'Testimonials', 'name'],
  ['customerLogo', 'Customer logos', 'alt'],
  ['faqItem', 'Questions and answers', 'question'],
  ['employeeQuote', 'Employee quotes', 'name'],
  ['careerValue', 'Values', 'title'],
  ['industry', 'Industry cards', 'title'],
];
