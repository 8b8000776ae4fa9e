/** The page comes from a file that the benchmark writes; everything else is as Next.js has it. */
export default { turbopack: { root: import.meta.dirname }, outputFileTracingRoot: import.meta.dirname };
