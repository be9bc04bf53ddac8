import { data } from "react-router";

/** The answer to a form that no service takes yet: nothing is kept, and the page says so and whom to ask. */
export const notOpen = () => data({ isNotOpen: true }, { status: 503 });
