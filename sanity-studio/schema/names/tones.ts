/** The colour names that content may use; the site turns each into its light and dark values. */
export const tones = ['pine', 'ochre', 'clay', 'slate', 'moss', 'iron'] as const;
