/** The words of the office's accounts and of its frame, in English. */
export const en = {
  office: "Office",
  menu: {
    label: "Office menu",
    start: "Start",
    records: "Records",
    profiles: "Profiles",
    people: "People",
    activity: "Activity",
    guide: "Guide",
    account: "Account",
  },
  roles: { office: "Office", principal: "Principal", admin: "Admin" },
  signOut: "Sign out",
  seeSite: "See the website",
  noPage: { title: "There is no such page", text: "Please check the address, or go to the start page." },
  forbidden: {
    title: "This is not for your role",
    office: "Your role is “Office”. Please ask the principal or the admin.",
    principal: "Your role is “Principal”. Please ask the admin.",
    admin: "Your role is “Admin”. Please ask the office or the principal.",
  },
  signIn: {
    title: "Office sign-in",
    lead: "For the institute's staff.",
    email: "Email",
    password: "Password",
    submit: "Continue",
    lost: "Lost your password?",
  },
};

export type StaffWords = typeof en;
