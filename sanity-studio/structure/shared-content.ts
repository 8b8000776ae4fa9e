/** Types whose documents stand on pages by reference, with the titles that editors know their lists by. */
export const sharedContent: readonly (readonly [type: string, title: string])[] = [
  ['testimonial', 'Testimonials'],
  ['customerLogo', 'Customer logos'],
  ['faqItem', 'Questions and answers'],
  ['employeeQuote', 'Employee quotes'],
  ['careerValue', 'Values'],
  ['industry', 'Industry cards'],
];
