import { changePassword, confirmed } from "./confirmed.action.server.ts";
import type { PartActions } from "./part-actions.server.ts";
import { done } from "./result.server.ts";

export const passwordActions: PartActions = { part: "password", actions: { password: changePassword } };

export const devicesActions: PartActions = {
  part: "devices",
  actions: {
    async signOutDevice({ accounts, member }, { values }) {
      if (values.device) await accounts.signOut(member, values.device);
      return done("signedOutDevice");
    },
    signOutAll: (asking, sent) =>
      confirmed(asking, sent, async () => {
        await asking.accounts.signOutEverywhere(asking.member);
        return { gone: "signedOut", session: null };
      }),
  },
};

export const signOutActions: PartActions = {
  actions: {
    async signOut({ accounts, member }) {
      await accounts.signOut(member);
      return { gone: "signedOut", session: null };
    },
  },
};

export const eraseActions: PartActions = {
  part: "erase",
  actions: {
    erase: (asking, sent) =>
      confirmed(asking, sent, async () => {
        const isDone = await asking.accounts.erase(asking.member);
        return { gone: isDone ? "erased" : "erasing", session: null };
      }),
  },
};
