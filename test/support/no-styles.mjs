// Stylesheets of the page, as specs in Node see them.
export {};
