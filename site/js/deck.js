/** The example deck: reveal.js as it comes, sized for frames that fill a slide. */
// @ts-ignore the file is copied from the package when the site is built
import Reveal from '/vendor/reveal/reveal.mjs';

await new Reveal({ hash: true, width: 1280, height: 760, margin: 0.04, center: true, transition: 'none' }).initialize();
